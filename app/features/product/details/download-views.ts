/** A file to keep, as the page offers it. */
export interface DownloadView {
  id: string;
  title: string;
  url: string;
  /** `anleitung.pdf`, the end of the file's address. */
  fileName: string;
  /** `PDF`, in capitals; empty when the file's name has none. */
  extension: string;
  /** `1,2 MB`; `null` when Shopify does not say. */
  size: string | null;
}
