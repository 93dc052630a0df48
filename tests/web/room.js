// What has no room on a page: words that are cut or covered, words and buttons that lie over each other, and on a phone
// what a finger cannot hit.  `data-overlaps="inside"` says that parts of an element are meant to overlap each other (a fan of
// cards), `data-overlaps="over"` that it floats over the rest (a bubble).
(isPhone) => {
  const SLACK = 1.5; // pixels that nobody sees
  const TOUCH = 43.5;
  const WIDE = document.documentElement.clientWidth; // a phone widens its window to what sticks out
  const INK = 0.2; // of a line's height above and below its letters
  const CONTROLS = "button, a[href], input, select, summary, [role=button], [role=tab]";
  const dialogs = [...document.querySelectorAll("dialog:modal")];
  const root = dialogs.at(-1) ?? document.body;
  const found = [];

  function nameOf(element) {
    const parts = [];
    for (let one = element; one && one !== document.body && parts.length < 4; one = one.parentElement) {
      const classes = [...one.classList].filter((name) => !name.startsWith("svelte-") && !name.startsWith("is-")).slice(0, 2);
      parts.unshift(one.tagName.toLowerCase() + classes.map((name) => `.${name}`).join(""));
    }
    return parts.join(" > ");
  }

  function tell(kind, element, text, box, detail = "") {
    found.push({
      kind,
      where: nameOf(element),
      text: text.trim().replace(/\s+/g, " ").slice(0, 60),
      detail,
      box: [box.left, box.top, box.right - box.left, box.bottom - box.top].map(Math.round),
    });
  }

  const styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  function isHidden(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return true;
    for (let one = element; one; one = one.parentElement) if (styleOf(one).clipPath === "inset(50%)") return true;
    return false;
  }

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box) => box.right - box.left <= SLACK || box.bottom - box.top <= SLACK;

  const isContaining = (style) => style.position !== "static" || style.transform !== "none" || style.contain.includes("paint");

  /** What is seen of a box inside an element, and whether anything but scrolling cuts it. */
  function seenOf(element, box) {
    let [seen, cut, position] = [box, null, styleOf(element).position];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      if (one !== element) {
        if (position === "fixed" && style.transform === "none") continue;
        if (position === "absolute" && !isContaining(style)) continue;
        position = style.position;
      }
      if (one === document.body || one instanceof SVGElement && one.tagName !== "svg") continue;
      const [x, y] = [style.overflowX, style.overflowY];
      if (x === "visible" && y === "visible") continue;
      const outer = one.getBoundingClientRect();
      const pad = {
        left: outer.left + one.clientLeft,
        top: outer.top + one.clientTop,
        right: outer.left + one.clientLeft + (one.clientWidth || outer.width),
        bottom: outer.top + one.clientTop + (one.clientHeight || outer.height),
      };
      const isBar = one.closest("[data-bar]") !== null; // what the bar says is read at once
      const isPanned = one.matches("[data-pans], [data-pans] *"); // a reader moves it by hand
      const scrolls = (way) => isPanned || way === "auto" || way === "scroll";
      const isStrip = one.matches(".choices"); // more choices than there is room for: moved by a finger
      if ((!scrolls(x) || isBar && !isStrip) && x !== "visible" && (seen.left < pad.left - SLACK || seen.right > pad.right + SLACK)) cut ??= one;
      if ((!scrolls(y) || isBar) && y !== "visible" && (seen.top < pad.top - SLACK || seen.bottom > pad.bottom + SLACK)) cut ??= one;
      seen = meet(seen, {
        left: x === "visible" ? -Infinity : pad.left,
        right: x === "visible" ? Infinity : pad.right,
        top: y === "visible" ? -Infinity : pad.top,
        bottom: y === "visible" ? Infinity : pad.bottom,
      });
      if (isEmpty(seen)) return { seen, cut, isAway: cut === null };
    }
    const page = document.documentElement;
    const scrollsDown = page.scrollHeight > innerHeight + 1;
    if (box.left < -SLACK || box.right > WIDE + SLACK) if (!isEmpty(seen) && (seen.left < -SLACK || seen.right > WIDE + SLACK)) cut ??= page;
    if (!scrollsDown && (seen.top < -SLACK || seen.bottom > innerHeight + SLACK)) cut ??= page;
    return { seen: meet(seen, { left: 0, top: 0, right: WIDE, bottom: innerHeight }), cut, isAway: false };
  }

  function inkOf(box) {
    const trim = (box.bottom - box.top) * INK;
    return { left: box.left, right: box.right, top: box.top + trim, bottom: box.bottom - trim };
  }

  /** Whether something that is painted lies over this point of an element. */
  function coverOf(element, x, y) {
    if (styleOf(element).pointerEvents === "none" || element.closest("[data-pans]")) return null;
    const top = document.elementFromPoint(x, y);
    if (!top || element.contains(top) || top.contains(element)) return null;
    for (let one = top; one && !one.contains(element); one = one.parentElement) {
      const style = styleOf(one);
      const isPainted = one instanceof SVGElement && one.tagName !== "svg" && one.tagName !== "g"
        ? style.fill !== "none" && Number(style.fillOpacity) > 0.3 && Number(style.opacity) > 0.3
        : !/rgba\(.*, 0(\.[0-4]\d*)?\)|\/ 0(\.[0-4]\d*)?\)|transparent/.test(style.backgroundColor) || style.backgroundImage !== "none";
      if (isPainted) return top;
    }
    return null;
  }

  const things = []; // {element, box, text, isText}

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const cutAlready = new Set();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "OPTION", "TITLE", "DESC"].includes(element.tagName.toUpperCase())) continue;
    if (isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 4) continue;
      const ink = inkOf(rect);
      const { seen, cut, isAway } = seenOf(element, ink);
      if (cut && !cutAlready.has(element)) {
        cutAlready.add(element);
        tell("cut", element, node.data, rect, `by ${nameOf(cut)}`);
      }
      if (isAway || isEmpty(seen)) continue;
      const card = element.closest(".card")?.getBoundingClientRect();
      if (card && (ink.right > card.right + SLACK || ink.bottom > card.bottom + SLACK || ink.left < card.left - SLACK)) tell("leaves", element, node.data, rect, "its card");
      things.push({ element, box: seen, text: node.data, isText: true });
    }
    const shortened = [element, element.parentElement].find((one) => {
      const style = one && styleOf(one);
      return style && (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") && style.overflowX !== "visible"
        && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3);
    });
    if (shortened && !cutAlready.has(element)) {
      cutAlready.add(element);
      tell("shortened", shortened, node.data, shortened.getBoundingClientRect());
    }
  }

  for (const element of root.querySelectorAll(CONTROLS)) {
    if (isHidden(element) || element.closest("[aria-hidden=true]")) continue;
    const text = element.innerText || element.getAttribute("aria-label") || element.title || "";
    for (const rect of element.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const { seen, cut, isAway } = seenOf(element, rect);
      if (cut && element.closest("[data-bar]") && !cutAlready.has(element)) tell("cut", element, text, rect, `by ${nameOf(cut)}`);
      if (!isAway && !isEmpty(seen)) things.push({ element, box: seen, text, isText: false, rect });
    }
    if (element.matches("input, select")) measureValue(element);
  }

  // What lies over what

  /** What floats over the rest: a bubble, or what stays while the page is scrolled under it. */
  function floatOf(element) {
    for (let one = element; one; one = one.parentElement) {
      if (one.dataset?.overlaps === "over" || ["fixed", "sticky"].includes(styleOf(one).position)) return one;
    }
    return null;
  }
  const fanOf = (element) => element.closest('[data-overlaps="inside"]');
  function isMeant(a, b) {
    if (floatOf(a) !== floatOf(b)) return true;
    return fanOf(a) !== null && fanOf(a) === fanOf(b);
  }
  const isSame = (a, b) => a.contains(b) || b.contains(a);

  for (const one of things) {
    if (!one.isText) continue;
    const [x, y] = [(one.box.left + one.box.right) / 2, (one.box.top + one.box.bottom) / 2];
    const cover = coverOf(one.element, x, y);
    if (cover && !isMeant(one.element, cover)) {
      one.isCovered = true;
      tell("covered", one.element, one.text, one.box, `by ${nameOf(cover)}`);
    }
  }
  things.sort((a, b) => a.box.top - b.box.top);
  const told = new Set();
  for (const [i, a] of things.entries()) {
    for (let j = i + 1; j < things.length && things[j].box.top < a.box.bottom; j++) {
      const b = things[j];
      if (a.element === b.element || isSame(a.element, b.element)) continue;
      const over = meet(a.box, b.box);
      const least = a.isText && b.isText ? SLACK : 3;
      if (over.right - over.left <= least || over.bottom - over.top <= least) continue;
      if (a.isCovered || b.isCovered || isMeant(a.element, b.element)) continue;
      if (!a.isText && !b.isText && (isHitOnly(a) || isHitOnly(b) || isOverlay(a, b) || isOverlay(b, a))) continue;
      if (a.isText !== b.isText && isUnder(a.isText ? a : b, a.isText ? b : a)) continue;
      const key = nameOf(a.element) + nameOf(b.element) + a.text + b.text;
      if (told.has(key)) continue;
      told.add(key);
      tell("overlap", a.element, a.text, over, `with ${nameOf(b.element)} “${b.text.trim().slice(0, 40)}”`);
    }
  }

  /** A control without any drawing of its own: a place of the map. */
  function isHitOnly(thing) {
    return thing.element instanceof SVGElement || thing.element.closest("[data-pans]") !== null;
  }

  /** A control without words that has the whole of another thing in it: a place that lies over what it stands for. */
  function isOverlay(control, other) {
    const [outer, inner] = [control.rect, other.box];
    const isAround = outer.left <= inner.left + SLACK && outer.right >= inner.right - SLACK
      && outer.top <= inner.top + SLACK && outer.bottom >= inner.bottom - SLACK;
    const isLaidOver = styleOf(control.element).position === "absolute";
    return isAround && (isLaidOver || !things.some((one) => one.isText && control.element.contains(one.element)));
  }

  /** Words on a place that is only an area to click. */
  function isUnder(text, control) {
    return isHitOnly(control) || isOverlay(control, text) || styleOf(text.element).pointerEvents === "none";
  }

  /** What stands in a field is as wide as the field at most. */
  function measureValue(element) {
    if (element.matches("[type=range], [type=checkbox], [type=radio]")) return;
    const style = styleOf(element);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const value = element.matches("select") ? element.selectedOptions[0]?.text ?? "" : element.value || element.placeholder;
    const arrow = element.matches("select") ? 18 : 0;
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (pen.measureText(value).width > room + SLACK) tell("cut", element, value, element.getBoundingClientRect());
  }

  if (isPhone) {
    const large = things.filter(({ isText, rect }) => !isText && rect.width >= TOUCH && rect.height >= TOUCH);
    const called = (element) => (element.querySelector(".vh") ?? element).textContent.trim();
    const named = new Set(large.map(({ element }) => called(element)));
    if (document.documentElement.scrollWidth > WIDE) tell("sideways", document.body, "", document.body.getBoundingClientRect());
    for (const { element, rect, box, isText, text } of things) {
      if (isText || fanOf(element) || isHitOnly({ element })) continue;
      if (element.matches(".spot:not([data-lit])")) continue; // at rest it is a picture
      if (element.matches("a") && styleOf(element).display === "inline") continue; // a link in a sentence
      const target = element.matches("input") ? (element.closest("label") ?? element) : element;
      const size = target.getBoundingClientRect();
      if (size.width >= TOUCH && size.height >= TOUCH) continue;
      if (called(element) && named.has(called(element))) continue; // the same again, large
      if (box.bottom - box.top < rect.height - 1 || box.right - box.left < rect.width - 1) continue; // scrolled half away
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      const hits = (dx, dy) => {
        const [px, py] = [x + dx, y + dy];
        if (px < 0 || py < 0 || px >= WIDE || py >= innerHeight) return true;
        const top = document.elementFromPoint(px, py);
        return top !== null && (target.contains(top) || top.contains(element) && !top.matches("main, section, body, div"));
      };
      const reach = TOUCH / 2 - 0.5;
      if (hits(-reach, 0) && hits(reach, 0) && hits(0, -reach) && hits(0, reach)) continue;
      tell("small", element, text, rect, `${Math.round(size.width)} × ${Math.round(size.height)}`);
    }
  }
  // A board that has no room scrolls under what sticks to its edge, and nothing there says so.
  const board = isPhone ? null : root.querySelector("main.board");
  if (board && board.scrollHeight > board.clientHeight + SLACK) {
    tell("scrolls", board, "", board.getBoundingClientRect(), `${board.scrollHeight - board.clientHeight} px`);
  }
  const bar = document.querySelector("[data-bar]")?.getBoundingClientRect();
  if (isPhone && bar && bar.height > innerHeight / 4) tell("high bar", document.querySelector("[data-bar]"), "", bar, `${Math.round(bar.height)} px`);
  return { found, bar: bar ? Math.round(bar.height) : null };
}
