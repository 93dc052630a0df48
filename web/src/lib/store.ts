// What this browser remembers; a browser that refuses to remember anything forgets it with the page.

const onPage = new Map<string, string>();

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = onPage.get(key) ?? localStorage.getItem(`roundhouse.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`roundhouse.${key}`, text);
    onPage.delete(key);
  } catch {
    onPage.set(key, text); // a private window, or no room
  }
}
