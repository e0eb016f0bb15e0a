export interface IconLooks {
  /** In pixels. */
  size?: 16 | 20 | 24 | 28 | 32;
  className?: string;
}

/** A decorative icon in the text's colour, from a drawing that the server knows (`features/pictures/icon-view.server.ts`). */
export function DrawnIcon({drawing, size = 24, className}: IconLooks & {drawing: string}) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={size === 16 ? 2.2 : 1.75}
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: drawing}}
    />
  );
}
