import { type PayloadRequest, ValidationError } from 'payload';

export interface Fault {
  /** Of the field beside which it is said. */
  readonly path: string;
  readonly message: string;
}

/** What the note above the form calls the place: it has no room for the message itself. */
const placeOf = (path: string): object => {
  const [, index] = /^sections\.(\d+)/.exec(path) ?? [];
  return index === undefined ? {} : { label: `Section ${Number(index) + 1}` };
};

/** @throws {ValidationError} with every fault. */
export function refusesFaults(
  req: PayloadRequest,
  { slug }: { readonly slug: string },
  faults: readonly Fault[],
): void {
  if (faults.length > 0)
    throw new ValidationError({
      collection: slug,
      errors: faults.map((fault) => ({ ...fault, ...placeOf(fault.path) })),
      req,
    });
}
