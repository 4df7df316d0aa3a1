// Read by React and others while they load, so this comes before every other import.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
