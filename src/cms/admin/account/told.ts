export interface Told {
  readonly error?: string;
  readonly again?: boolean;
  readonly secret?: string;
  readonly drawing?: { readonly size: number; readonly path: string };
  readonly codes?: readonly string[];
}

/** Posts to an account endpoint and returns its answer. */
export async function told(path: string, body: object): Promise<Told> {
  try {
    const answer = await fetch(`/cms/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as Told;
    return answer.ok || said.error ? said : { error: 'It could not be done. Please try again.' };
  } catch {
    return { error: 'The server cannot be reached. Please try again.' };
  }
}
