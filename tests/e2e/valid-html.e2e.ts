import {everyMarkup} from './all-pages';
import {htmlComplaints} from './html-complaints';
import {expect, requestTest as test} from './test';

for (const path of everyMarkup) {
  test(`the HTML of ${path} is valid`, async ({request}) => {
    const html = await (await request.get(path)).text();
    expect(await htmlComplaints(html)).toEqual([]);
  });
}
