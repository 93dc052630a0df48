// To the clipboard, also over plain http, where browsers have no `navigator.clipboard`.

/** Copies a text; false: the browser does not let us.  `near` is what was clicked. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, near);
  }
}

/** By a field that is selected and copied; it lies in the dialog of the button, since nothing outside can be selected. */
function copySelected(text: string, near: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0";
  (near.closest("dialog") ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    near.focus();
  }
}
