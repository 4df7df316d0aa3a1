drop database "name"
