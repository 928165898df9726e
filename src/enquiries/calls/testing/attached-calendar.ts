/**
 * Reads the calendar of a mail from its source: the part that mail programs show as an invitation.
 *
 * @throws when the mail has none
 */
export function attachedCalendar(source: string): string {
  const part = source.split(/\r\n--[^\r\n]+(?:--)?\r\n/).find((one) => /^Content-Type: text\/calendar/im.test(one));
  const [head = '', ...body] = part?.split('\r\n\r\n') ?? [];
  if (!part) throw new Error('This mail has no calendar.');
  const text = body.join('\r\n\r\n');
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
