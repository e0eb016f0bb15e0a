import type {AnchorHTMLAttributes, ButtonHTMLAttributes} from 'react';

interface Looks {
  variant: 'primary' | 'secondary' | 'light';
  size?: 'large' | 'small';
  full?: boolean;
}

type ButtonProps = Looks & {pending?: boolean} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button; `pending` shows a spinner and keeps its width. */
export function Button({variant, size, full, pending = false, children, ...button}: ButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      className={classes({variant, size, full})}
      aria-busy={pending || undefined}
    >
      {pending && <span className="button__spinner" aria-hidden="true" />}
      <span className="button__content">{children}</span>
    </button>
  );
}

type ButtonLinkProps = Looks & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button. */
export function ButtonLink({variant, size, full, children, ...link}: ButtonLinkProps) {
  return (
    <a {...link} className={classes({variant, size, full})}>
      <span className="button__content">{children}</span>
    </a>
  );
}

function classes({variant, size = 'large', full = false}: Looks): string {
  return `button button--${variant} button--${size}${full ? ' button--full' : ''}`;
}
