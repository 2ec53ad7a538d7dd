import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/ErrorState';

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Contains a broken screen, so that the shell keeps working. React requires a class for it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  // A failed chunk is only fetched again after a reload.
  private readonly retry = () => {
    if (this.state.hasFailed) window.location.reload();
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (!navigator.onLine) {
      return (
        <div className="lw-card">
          <h1 className="lw-visually-hidden">Offline</h1>
          <ErrorState title="You're offline">
            This page isn’t available offline. It will load when you’re back online.
          </ErrorState>
        </div>
      );
    }
    return (
      <div className="lw-card">
        <h1 className="lw-visually-hidden">Something went wrong</h1>
        <ErrorState title="Something went wrong" onRetry={() => window.location.reload()}>
          Your listings and drafts are safe. Reload the page to continue.
        </ErrorState>
      </div>
    );
  }
}
