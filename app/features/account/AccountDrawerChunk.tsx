/** The drawer as a chunk of its own for the browser: the worker has it at once. */
export {AccountDrawer as default} from './AccountDrawer';
