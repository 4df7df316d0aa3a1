// Read by React and others while they load, so this comes before every other import. With checks on, rendering costs
// several times as much.
process.env.NODE_ENV ??= 'production';
