/**
 * Names the parts of a section that its script looks for. The page writes a name with what this gives (`data-part={…('next')}`) and
 * the script finds it with `partsOf`; a name that is not among these compiles in neither.
 */
export const namesOfParts =
  <const Name extends string>(..._names: readonly Name[]) =>
  (name: Name): Name =>
    name;

/** The names that a section has given. */
export type PartOf<Namer extends (name: never) => string> = ReturnType<Namer>;
