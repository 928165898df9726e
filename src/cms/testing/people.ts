import type { Payload } from 'payload';

/** Creates an editor. */
export async function newEditor(payload: Payload, name: string) {
  const made = await payload.create({
    collection: 'users',
    data: {
      email: `${name}@agency.example`,
      name,
      password: 'a good long password',
      roles: ['editor'],
      mustChangePassword: false,
    },
  });
  return { ...made, collection: 'users' as const };
}

/** Message of a failed attempt; `done` for a successful one. */
export const reasonOf = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    const { data, message } = error as { data?: { errors?: { message: string }[] }; message: string };
    return data?.errors?.[0]?.message ?? message;
  }
};
