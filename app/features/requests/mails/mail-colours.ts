/** Tokens of `ui/theme.css` as mail programs need them: plain values. A test holds them against the style sheet. */
export const colours = {
  ink: '#14181a',
  'ink-600': '#4a5356',
  'stahl-200': '#dadedb',
  'stahl-50': '#f5f6f4',
  kreide: '#ffffff',
  'tanne-950': '#12291e',
  'tanne-800': '#163828',
  'tanne-700': '#1f4a36',
  'tanne-200': '#c3d3c6',
  'reseda-200': '#c3ceb8',
  'reseda-50': '#f2f5ee',
} as const;
