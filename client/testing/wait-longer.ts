import { configure } from '@testing-library/react';

// Rendering a page may exceed the default second on a busy machine. A longer limit does not slow down passing tests.
configure({ asyncUtilTimeout: 10_000 });
