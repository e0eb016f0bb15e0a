import type {goodsResolvers} from './goods-resolvers';
import {fine, pageOf, refuse, type PageArgs} from './pages-and-payloads';
import type {StoredEntry, StoreSetUp} from './store-set-up';

interface Named {
  type: string;
  handle: string;
}

const shown = ({id, handle, fields}: StoredEntry) => ({
  id,
  handle,
  fields: [...fields].map(([key, value]) => ({key, type: 'single_line_text_field', value})),
});

const TYPE = 'back_in_stock';

type Others = Pick<ReturnType<typeof goodsResolvers>, 'metaobjects' | 'metaobjectUpsert'>;
type Upsert = Parameters<Others['metaobjectUpsert']>[0];

/** Root fields for the metaobjects of reminders; all others are delegated to `others`. */
export function reminderResolvers(store: StoreSetUp, others: Others) {
  const find = ({type, handle}: Named) =>
    store.reminders.find((one) => one.type === type && one.handle === handle);
  return {
    metaobjects: ({type, ...args}: PageArgs & {type: string}) =>
      type === TYPE ? pageOf(store.reminders.map(shown), args) : others.metaobjects({type}),
    metaobjectByHandle({handle}: {handle: Named}) {
      const entry = find(handle);
      return entry ? shown(entry) : null;
    },
    metaobjectUpsert(given: Upsert) {
      const {type, handle} = given.handle;
      if (type !== TYPE || !store.defines(type)) return others.metaobjectUpsert(given);
      const known = find({type, handle});
      const entry = known ?? {id: store.newId('Metaobject'), type, handle, fields: new Map()};
      if (!known) store.reminders.push(entry);
      for (const {key, value} of given.metaobject.fields) entry.fields.set(key, value);
      return fine({metaobject: shown(entry)});
    },
    metaobjectBulkDelete({where: {ids}}: {where: {ids: string[]}}) {
      store.reminders = store.reminders.filter(({id}) => !ids.includes(id));
      return fine({job: {id: store.newId('Job'), done: true}});
    },
    metaobjectDelete({id}: {id: string}) {
      if (!store.reminders.some((one) => one.id === id)) {
        return refuse({message: 'Record not found', code: 'RECORD_NOT_FOUND'});
      }
      store.reminders = store.reminders.filter((one) => one.id !== id);
      return fine({deletedId: id});
    },
  };
}
