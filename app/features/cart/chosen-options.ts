/**
 * The values that make a variant, as text ('Reseda, 50 cm') and as the query that selects it on its product
 * page ('?Farbe=Reseda…'); both empty for the only variant of a product.
 */
export function chosenOptions(selected: readonly {name: string; value: string}[]) {
  const chosen = selected.filter(({value}) => value !== 'Default Title');
  const query = new URLSearchParams(chosen.map(({name, value}) => [name, value])).toString();
  return {options: chosen.map(({value}) => value).join(', '), query: query && `?${query}`};
}
