import type {AnchorHTMLAttributes, ButtonHTMLAttributes} from 'react';

interface ButtonStyle {
  variant: 'primary' | 'secondary' | 'light' | 'ghost';
  size?: 'large' | 'small';
  full?: boolean;
}

type ButtonProps = ButtonStyle & {pending?: boolean} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button; `pending` shows a spinner instead of its icon or next to its text, without a layout shift. */
export function Button({variant, size, full, pending = false, children, ...button}: ButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      className={classes({variant, size, full})}
      aria-busy={pending || undefined}
    >
      <span>
        {children}
        {/* Last, since a translating browser replaces the text: React could not insert anything before it. */}
        {pending && (
          <span
            className="absolute right-full mr-1 size-3.5 animate-spin rounded-full border-2 border-r-transparent"
            aria-hidden="true"
          />
        )}
      </span>
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link styled as a button. */
export function ButtonLink({variant, size, full, children, ...link}: ButtonLinkProps) {
  return (
    <a {...link} className={classes({variant, size, full})}>
      <span>{children}</span>
    </a>
  );
}

const variants = {
  primary: 'border-transparent bg-tanne-700 text-kreide hover:bg-tanne-800',
  secondary: 'border-ink hover:bg-ink hover:text-kreide',
  light: 'border-transparent bg-kreide text-ink hover:bg-reseda-100',
  ghost: 'border-kreide/55 text-kreide hover:border-kreide hover:bg-kreide hover:text-ink',
};

/** Classes in addition to those of `.button`, which is large. */
const sizes = {large: '', small: ' min-h-11 text-label'};
const widths = {large: '', small: ' px-5', full: ' w-full px-2'};

function classes({variant, size = 'large', full = false}: ButtonStyle): string {
  return `button ${variants[variant]}${sizes[size]}${widths[full ? 'full' : size]}`;
}
