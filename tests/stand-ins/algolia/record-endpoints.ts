import {z} from 'zod';
import {badRequest} from './api-error';
import type {IndexRecord} from './product-records';
import type {Call} from './search-endpoints';

const batchSchema = z.object({
  requests: z.array(
    z.object({
      action: z.enum([
        'addObject',
        'updateObject',
        'partialUpdateObject',
        'partialUpdateObjectNoCreate',
        'deleteObject',
        'clear',
        'delete',
      ]),
      body: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

type Action = z.infer<typeof batchSchema>['requests'][number];

function act(records: Map<string, IndexRecord>, {action, body = {}}: Action, next: string): string {
  const objectID = typeof body.objectID === 'string' ? body.objectID : next;
  const known = records.get(objectID);
  if (action === 'clear' || action === 'delete') records.clear();
  else if (action === 'deleteObject') records.delete(objectID);
  else if (action === 'addObject' || action === 'updateObject') {
    records.set(objectID, {...body, objectID});
  } else if (known || action === 'partialUpdateObject') {
    records.set(objectID, {...known, ...body, objectID});
  }
  return objectID;
}

/** Handles `POST /1/indexes/{index}/batch`: writes and deletes records, also in the replicas. */
export function batchRecords({application, body}: Call, name: string) {
  const given = batchSchema.safeParse(body);
  if (!given.success) throw badRequest('Invalid batch request');
  const {store} = application.made(name);
  const records = new Map(store.records.map((record) => [record.objectID, record]));
  const objectIDs = given.data.requests.map((action, at) =>
    act(records, action, `${records.size + at + 1}dashboard_generated_id`),
  );
  store.replace([...records.values()]);
  return {...application.task(), objectIDs};
}

/** Handles `POST /1/indexes/{index}/browse`: all records at once. */
export function browseRecords({application}: Call, name: string) {
  const hits = application.index(name).store.records;
  return {hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 1000, query: '', params: ''};
}

/** Handles `POST /1/indexes/{index}/clear`. */
export function clearRecords({application}: Call, name: string) {
  application.index(name).store.replace([]);
  return application.task();
}

/** Handles `DELETE /1/indexes/{index}`. */
export function deleteIndex({application}: Call, name: string) {
  application.remove(name);
  return {...application.task(), deletedAt: new Date().toISOString()};
}
