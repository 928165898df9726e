import { Fragment, type ReactNode } from 'react';

/**
 * Puts elements into the places of a translated text: `Ends {time}`. Languages order them
 * differently.
 */
export const withElements = (text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    return <Fragment key={part}>{part in elements ? elements[part] : `{${part}}`}</Fragment>;
  });
