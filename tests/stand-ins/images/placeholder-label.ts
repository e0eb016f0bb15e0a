/** File name of the placeholder for the official label of a guarantee. */
export const placeholderLabel = 'garan-muster.svg';

/** States that it is not the official label. */
export const labelDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420" viewBox="0 0 300 420" font-family="Arial, sans-serif" text-anchor="middle">
<rect x="1.5" y="1.5" width="297" height="417" rx="12" fill="#fff" stroke="#14181a" stroke-width="3" stroke-dasharray="9 7"/>
<text x="150" y="96" font-size="54" font-weight="700" fill="#14181a">GARAN</text>
<text x="150" y="200" font-size="30" font-weight="700" fill="#14181a">Muster</text>
<text x="150" y="252" font-size="18" fill="#14181a">Hier steht das amtliche</text>
<text x="150" y="278" font-size="18" fill="#14181a">Etikett des Herstellers</text>
<text x="150" y="304" font-size="18" fill="#14181a">The official label goes here</text>
</svg>`;
