type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

/** Forbids caching of the panel's JSON: it differs by account, refusals included. */
export const withNoStore =
  <Args>(handler: Handler<Args>): Handler<Args> =>
  async (request, args) => {
    const response = await handler(request, args);
    if (response.headers.get('content-type')?.includes('json'))
      response.headers.set('cache-control', 'private, no-store');
    return response;
  };
