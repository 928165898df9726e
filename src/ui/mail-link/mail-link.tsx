import { Fragment } from 'react';
import { mailtoLink } from '../../shared/mailto.ts';

/** An email address to write to. A line that is too short for it ends after the @ or a dot. */
export function MailLink({ address }: { readonly address: string }) {
  const pieces = address.split(/(?<=[@.])/);
  return (
    <a href={mailtoLink(address)}>
      <span>
        {pieces.map((piece, index) => (
          <Fragment key={pieces.slice(0, index).join('')}>
            {index > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
