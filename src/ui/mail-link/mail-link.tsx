import { Fragment } from 'react';
import { mailtoLink } from '../../lib/text/mailto.ts';

/** Email link that can break after the @ and after dots. */
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
