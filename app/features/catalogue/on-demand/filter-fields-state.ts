/** The fields of a form that are sent with it: boxes, text and selects with a name. */
function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.name !== '',
  );
}

/** Whether a visitor changed anything since the list was shown in this `order`. */
export function isChanged(form: HTMLFormElement, order: string): boolean {
  return fieldsOf(form).some((field) =>
    field instanceof HTMLSelectElement
      ? field.value !== order
      : field.checked !== field.defaultChecked || field.value !== field.defaultValue,
  );
}

/** Shows again what the address says: after Back, or when a link took a filter away. */
export function restore(form: HTMLFormElement, order: string): void {
  for (const field of fieldsOf(form)) {
    if (field instanceof HTMLSelectElement) {
      field.value = order;
    } else if (field.type === 'checkbox') {
      field.checked = field.defaultChecked;
    } else if (field.value !== field.defaultValue) {
      field.value = field.defaultValue;
    }
  }
}
