import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/ErrorState';

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Holds a broken screen so that the shell lives on. React knows no other form for it than a class. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="lw-card">
        <h1 className="lw-visually-hidden">Something failed</h1>
        <ErrorState title="This screen stopped working" onRetry={() => window.location.reload()}>
          Saved listings are safe, and drafts are kept on this device. Load the page again; after an update of the
          server that is enough.
        </ErrorState>
      </div>
    );
  }
}
