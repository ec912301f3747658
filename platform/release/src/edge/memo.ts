/**
 * Remembers what `load` found for a key, the `most` latest keys of them. A load that fails is forgotten at once: the next
 * caller tries again. `null` is not remembered either, since what is not there yet may come.
 */
export function memo<T>(load: (key: string) => Promise<T>, most: number): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const found = known.get(key);
    if (found) return found;
    const loading = load(key);
    const forget = () => {
      if (known.get(key) === loading) known.delete(key);
    };
    known.set(key, loading);
    for (const [oldest] of known) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    loading.then((value) => value === null && forget(), forget);
    return loading;
  };
}
