/** Waits until a condition holds on every instance; returns the milliseconds of the slowest. */
export async function timeUntil(urls: readonly string[], holds: (url: string) => Promise<boolean>): Promise<number> {
  const started = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      while (!(await holds(url))) {
        if (performance.now() - started > 10_000) throw new Error(`${url} does not show the change.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }),
  );
  return performance.now() - started;
}

export const timeUntilShown = (urls: readonly string[], path: string, text: string) =>
  timeUntil(urls, async (url) => (await (await fetch(`${url}${path}`)).text()).includes(text));

export const timeUntilStatus = (urls: readonly string[], path: string, status: number) =>
  timeUntil(urls, async (url) => (await fetch(`${url}${path}`, { redirect: 'manual' })).status === status);
