type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

/** Forbids caches to keep JSON of the panel: it differs by account, also where it refuses. */
export const unkept =
  <Args>(handler: Handler<Args>): Handler<Args> =>
  async (request, args) => {
    const response = await handler(request, args);
    if (response.headers.get('content-type')?.includes('json'))
      response.headers.set('cache-control', 'private, no-store');
    return response;
  };
