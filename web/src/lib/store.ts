// What this browser remembers; a browser that refuses to remember anything is one that forgets.

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`roundhouse.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`roundhouse.${key}`, JSON.stringify(value));
  } catch {
    // a private window, or no room: the value lives as long as the page
  }
}
