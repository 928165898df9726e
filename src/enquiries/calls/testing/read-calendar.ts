type Properties = Readonly<Record<string, string>>;

interface Calendar {
  readonly method: string | undefined;
  readonly events: readonly Properties[];
  readonly zones: readonly (Properties | { readonly parts: readonly Properties[] })[];
}

interface Component {
  readonly name: string;
  readonly properties: Record<string, string>;
  readonly parts: Component[];
}

/**
 * Reads a calendar file strictly, as RFC 5545 has it: lines end with CRLF, have at most 75 octets,
 * and every component is closed.
 *
 * @throws for anything else
 */
export function readCalendar(text: string): Calendar {
  const raw = text.endsWith('\r\n') ? text.slice(0, -2) : text;
  for (const line of raw.split('\r\n'))
    if (line.includes('\n') || line.includes('\r') || Buffer.byteLength(line) > 75)
      throw new Error(`This is no line of a calendar: ${line}`);
  const root: Component = { name: '', properties: {}, parts: [] };
  const open: Component[] = [root];
  for (const line of raw.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    const [, name, value = ''] = /^([A-Z-]+(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? [];
    const current = open.at(-1);
    if (!name || !current) throw new Error(`This is no property: ${line}`);
    if (name === 'BEGIN') {
      const part: Component = { name: value, properties: {}, parts: [] };
      current.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      if (current.name !== value) throw new Error(`${value} ends, and ${current.name} is open.`);
      open.pop();
    } else current.properties[name] = value;
  }
  const [calendar, ...others] = root.parts;
  if (open.length !== 1 || calendar?.name !== 'VCALENDAR' || others.length > 0 || calendar.properties.VERSION !== '2.0')
    throw new Error('This is no single calendar of version 2.0.');
  const named = (name: string) => calendar.parts.filter((part) => part.name === name);
  return {
    method: calendar.properties.METHOD,
    events: named('VEVENT').map(({ properties }) => properties),
    zones: named('VTIMEZONE').map(({ properties, parts }) => ({
      ...properties,
      parts: parts.map((part) => part.properties),
    })),
  };
}
