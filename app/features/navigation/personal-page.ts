/** What shows anything of a visitor is never kept, not for a moment and not when it was fetched ahead. */
export const PERSONAL = {'Cache-Control': 'private, no-store'};

/** For the `headers` of routes whose data are the visitor's own. */
export const personalHeaders = () => PERSONAL;
