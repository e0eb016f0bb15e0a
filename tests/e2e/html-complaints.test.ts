import {describe, expect, it} from 'vitest';
import {htmlComplaints} from './html-complaints';

const page = (body: string, after = '') =>
  `<!DOCTYPE html><html lang="de"><head><title>Rad</title></head><body>${body}</body></html>${after}`;
const select = (options: string) =>
  `<label for="land">Land</label><select id="land" name="land" required>${options}</select>`;
const tabs = (role: string) =>
  `<div role="tablist"><button type="button" role="tab" aria-controls="neu">Neu</button></div><div id="neu"${role}>Rad</div>`;
const date = (attributes: string) =>
  `<label for="tag">Tag</label><input id="tag" type="date" name="tag"${attributes} />`;

const germany = '<option value="DE">Deutschland</option>';

describe('the HTML check', () => {
  it.each([
    ['a script after the document', page('', '<script>1</script>'), 'shop/after-document'],
    ['a date with a placeholder', page(date(' placeholder="Tag"')), 'input-attributes'],
    ['a required choice without an empty one', page(select(germany)), 'shop/required-select'],
    ['a tab without a panel', page(tabs('')), 'shop/tab-panel'],
    ['a level of headlines left out', page('<h1>Rad</h1><h3>Rahmen</h3>'), 'heading-level'],
  ])('finds %s', async (_, html, rule) => {
    const found = await htmlComplaints(html);
    expect(found.map((complaint) => complaint.split(':')[0])).toEqual([rule]);
  });

  it.each([
    ['a script at the end of the body', page('<script>1</script>')],
    ['a date', page(date(''))],
    ['a required choice', page(select(`<option value="">Wählen</option>${germany}`))],
    ['a tab with its panel', page(tabs(' role="tabpanel"'))],
  ])('lets %s pass', async (_, html) => {
    expect(await htmlComplaints(html)).toEqual([]);
  });
});
