import {build, orExplain} from './prepare.mjs';

await orExplain(build);
