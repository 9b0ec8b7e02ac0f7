import { Component, type ReactNode } from 'react';
import { getRequestId } from '../../graphql/transport/error-link.js';
import { FatalPage } from './fatal-page.js';

interface FatalBoundaryState {
  error?: unknown;
}

/** Outermost error boundary: renders an error page for any error that a page throws. */
export class FatalBoundary extends Component<{ children: ReactNode }, FatalBoundaryState> {
  override state: FatalBoundaryState = {};

  static getDerivedStateFromError(error: unknown): FatalBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main style={{ padding: '0 24px' }}>
        <FatalPage requestId={typeof error === 'object' && error ? getRequestId(error) : undefined} />
      </main>
    );
  }
}
