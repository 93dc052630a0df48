## The rules pages, and the passages that other pages show of them

rules-contents = Contents
rules-read-on = Read on in the rules
rule-link = Rule
rule-asked = The rule behind what is asked
curious = For the curious
curious-about = An entry of our rule ledger, which all languages share.
