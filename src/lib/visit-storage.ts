/** Values of a page whose browser blocks storage. */
const ofPage = new Map<string, string>();

/** Storage that lasts for a visit, or for the page where the browser blocks it. */
export const visitStorage = {
  get(key: string): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return ofPage.get(key);
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      ofPage.set(key, value);
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      ofPage.delete(key);
    }
  },
};
