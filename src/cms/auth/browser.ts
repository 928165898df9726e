import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload';
import type { Say } from '../panel/say.ts';
import type { User } from '../payload-types.ts';

const browsers = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'a Mac'],
  [/CrOS/, 'a Chromebook'],
  [/Linux/, 'Linux'],
] as const;

const named = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([shape]) => shape.test(agent))?.[1];

/** Browser and system named in a user agent, in everyday words; nothing else of it is stored. */
export function browserOf(agent: string | null): string {
  const [browser, system] = [named(browsers, agent ?? ''), named(systems, agent ?? '')];
  if (!browser) return 'Something that is no browser';
  return system ? `${browser} on ${system}` : browser;
}

/** Translates a stored name of `browserOf`. */
export function browserIn(name: string, say: Say): string {
  const [browser = name, system] = name.split(' on ');
  return system ? say('{browser} on {system}', { browser, system: say(system) }) : say(browser);
}

/** Stores the kind of browser with the newest session of an account. */
export async function namesBrowser(req: PayloadRequest, id: number): Promise<void> {
  const account = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req });
  const sessions = account?.sessions ?? [];
  const last = sessions.at(-1);
  if (!last || last.browser) return;
  const browser = browserOf(req.headers.get('user-agent'));
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    req,
    returning: false,
    data: { sessions: [...sessions.slice(0, -1), { ...last, browser }] },
  });
}

export const namesBrowserAtSignIn: CollectionBeforeLoginHook = async ({ req, user }) => {
  await namesBrowser(req, Number(user.id));
  return user;
};
