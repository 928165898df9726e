/** What an answer says, left for whoever asked as well. What is no JSON says nothing. */
export const bodyOf = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => undefined);
