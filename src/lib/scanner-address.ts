/** Whether an address can be that of a clamd. */
export function isScanner(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  return protocol === 'tcp:' ? hostname !== '' : protocol === 'unix:' && pathname.length > 1;
}
