// The smallest game with something to hide: two hands, one pile; play a card, draw another, next.

import core from 'boardgame.io/dist/cjs/core.js';

const CARDS = 60;
const HAND = 5;

export const Cards = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    return {
      secret: { deck: deck.slice(2 * HAND) },
      players: { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } },
      pile: [],
    };
  },
  playerView: core.PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, random, playerID }, index) => {
        const hand = G.players[playerID].hand;
        if (!(index in hand)) return core.INVALID_MOVE;
        G.pile.push(hand.splice(index, 1)[0]);
        if (!G.secret.deck.length) G.secret.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
        hand.push(G.secret.deck.pop());
      },
    },
  },
};
