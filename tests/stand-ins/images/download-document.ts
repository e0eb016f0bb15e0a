/** Downloads are hand-written one-page PDFs whose only content is the file's name. */

const pdfName = /^[a-z0-9][a-z0-9._-]*\.pdf$/i;

/** The title derived from a download's file name, or null when it is no PDF. */
export function documentTitle(file: string): string | null {
  if (!pdfName.test(file)) return null;
  const words = file
    .slice(0, -'.pdf'.length)
    .split(/[-_.]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** A valid A4 page in Helvetica with the shop's name and the title. */
export function downloadDocument(title: string): Uint8Array<ArrayBuffer> {
  const page = [
    'BT /F1 11 Tf 72 770 Td (radladen) Tj ET',
    `BT /F1 22 Tf 72 700 Td ${literal(title)} Tj ET`,
    '0.12 0.29 0.21 rg 72 684 120 3 re f',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  const count = objects.length + 1;
  body += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  body += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  body += `startxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(body, 'latin1'));
}
