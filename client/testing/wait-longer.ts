import { configure } from '@testing-library/react';

// A page is waited for beside much else: the usual second is over before a busy machine has drawn it. What never comes is told
// after this time, and a page that is there is not waited for.
configure({ asyncUtilTimeout: 10_000 });
