import { buildCurrentInterface } from './current-interface.js';
import { writeReleasedInterface } from './public-interface.js';

// `npm run record-public-interface`: records the public interface of a release as the base of later comparisons.
writeReleasedInterface(await buildCurrentInterface());
