import { configure } from '@testing-library/react';

// Rendering a page may take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
