import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { type Asking, ask, signIn } from '../test-support.ts';

export const password = 'a password of this test';

const people = {
  admin: { roles: ['administrator'], mustChangePassword: false },
  reader: { roles: ['editor', 'sales', 'talent'], mustChangePassword: false },
  editor: { roles: ['editor'], mustChangePassword: false },
  newcomer: { roles: ['administrator'], mustChangePassword: true },
} as const;

type Known = keyof typeof people;
export type Person = Known | 'token' | 'stranger';

export interface Office {
  /** Ids of the accounts. */
  readonly ids: Readonly<Record<Known, number>>;
  readonly submission: number;
  /** Id of an article category. */
  readonly category: number;
  /** Calls the REST API as one of them. */
  readonly as: (person: Person, path: string, asking?: Asking) => ReturnType<typeof ask>;
}

/** Creates one account of each type, a program, an enquiry and a category. */
export async function openOffice(payload: Payload): Promise<Office> {
  const apiKey = randomUUID();
  const account = async (name: Known) => {
    const email = `${name}@six.example`;
    const { id } = await payload.create({
      collection: 'users',
      data: { email, password, ...people[name], roles: [...people[name].roles] },
    });
    return { id: Number(id), token: await signIn(payload, email, password) };
  };
  const accounts = {
    admin: await account('admin'),
    reader: await account('reader'),
    editor: await account('editor'),
    newcomer: await account('newcomer'),
  };
  await payload.create({ collection: 'api-tokens', data: { name: 'A program', enableAPIKey: true, apiKey } });
  const submission = await payload.db.create({
    collection: 'submissions',
    data: {
      kind: 'enquiry',
      state: 'new',
      held: false,
      name: 'M. Chan',
      email: 'm.chan@six.example',
      key: 'the key of this submission',
      fingerprint: '1',
    },
  });
  const category = await payload.create({ collection: 'article-categories', data: { title: 'Care', slug: 'care' } });
  const { admin, reader, editor, newcomer } = accounts;
  return {
    ids: { admin: admin.id, reader: reader.id, editor: editor.id, newcomer: newcomer.id },
    submission: Number(submission.id),
    category: Number(category.id),
    as: (person, path, asking = {}) => {
      if (person === 'stranger') return ask(payload, path, asking);
      if (person === 'token')
        return ask(payload, path, { ...asking, headers: { authorization: `api-tokens API-Key ${apiKey}` } });
      const { token } = accounts[person];
      return ask(payload, path, { ...asking, ...(token ? { token } : {}) });
    },
  };
}
