import { configure } from '@testing-library/react';

// On a busy machine, rendering a page may take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });
