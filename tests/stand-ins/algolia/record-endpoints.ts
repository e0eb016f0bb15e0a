import {z} from 'zod';
import {badRequest} from './api-error';
import type {Call} from './search-endpoints';

const batchSchema = z.object({
  requests: z.array(
    z.object({
      action: z.enum(['addObject', 'updateObject', 'deleteObject']),
      body: z.looseObject({objectID: z.string()}),
    }),
  ),
});

/** Handles `POST /1/indexes/{index}/batch`: writes and deletes records, also in the replicas. */
export function batchRecords({application, body}: Call, name: string) {
  const given = batchSchema.safeParse(body);
  if (!given.success) throw badRequest('Invalid batch request');
  const {store} = application.getOrCreate(name);
  const records = new Map(store.records.map((record) => [record.objectID, record]));
  for (const {action, body: record} of given.data.requests) {
    if (action === 'deleteObject') records.delete(record.objectID);
    else records.set(record.objectID, record);
  }
  store.replace([...records.values()]);
  return {
    ...application.task(),
    objectIDs: given.data.requests.map(({body: {objectID}}) => objectID),
  };
}

/** Handles `POST /1/indexes/{index}/browse`: all records at once. */
export function browseRecords({application}: Call, name: string) {
  const hits = application.index(name).store.records;
  return {hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 1000, query: '', params: ''};
}
